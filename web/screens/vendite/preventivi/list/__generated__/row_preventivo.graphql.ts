/**
 * @generated SignedSource<<f23d252ee316f9656f20e9ae81735a9d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type row_preventivo$data = {
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
    readonly colore: ColoreStato;
    readonly pk: number;
    readonly stato: string;
  } | null;
  readonly totaleQuantita: number;
  readonly versione: number;
  readonly " $fragmentType": "row_preventivo";
};
export type row_preventivo$key = {
  readonly " $data"?: row_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"row_preventivo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "row_preventivo"
};

(node as any).hash = "d41a909c148015d6b0fd144bb00a2010";

export default node;
