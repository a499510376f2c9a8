/**
 * @generated SignedSource<<58e681490068d62f2704cbab2e32a5da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type rigaPreventivo_preventivo$data = {
  readonly agente: {
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  } | null;
  readonly citta: string;
  readonly dataCreazione: string;
  readonly eliminato: boolean;
  readonly emailInviataAgenteIl: string | null;
  readonly emailInviataIl: string | null;
  readonly famiglia: {
    readonly nome: string;
  };
  readonly id: string;
  readonly mailAgente: {
    readonly descrizione: string;
    readonly stato: StatoMail;
  } | null;
  readonly mailCliente: {
    readonly descrizione: string;
    readonly stato: StatoMail;
  } | null;
  readonly nomeCognome: string;
  readonly pdf: string;
  readonly pk: number;
  readonly provincia: string;
  readonly regionePosa: string;
  readonly serramenti: ReadonlyArray<{
    readonly quantita: number;
    readonly tipoSerramento: {
      readonly nome: string;
    };
  }>;
  readonly stato: {
    readonly pk: number;
    readonly stato: string;
  } | null;
  readonly totaleQuantita: number;
  readonly versione: number;
  readonly " $fragmentType": "rigaPreventivo_preventivo";
};
export type rigaPreventivo_preventivo$key = {
  readonly " $data"?: rigaPreventivo_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"rigaPreventivo_preventivo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rigaPreventivo_preventivo"
};

(node as any).hash = "0bb19c8d2adc7de95bbd314d22d247c7";

export default node;
