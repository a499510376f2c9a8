/**
 * @generated SignedSource<<c31f57d529f0586e0a269e7069dd9ee3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type ordine_modulo$data = {
  readonly agente: {
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  } | null;
  readonly areaConsegna: AreaConsegna | null;
  readonly autoSchedulazione: boolean;
  readonly cliente: {
    readonly codice: string;
    readonly nome: string;
    readonly pk: number;
  };
  readonly codiceSistema: string;
  readonly data: string;
  readonly dataConsegna: string | null;
  readonly dataPosa: string | null;
  readonly nonSchedulabile: boolean;
  readonly note: string | null;
  readonly numeroCommessa: string;
  readonly pk: number;
  readonly progetto: string;
  readonly riferimento: string;
  readonly righe: ReadonlyArray<{
    readonly altezza: number | null;
    readonly ante: number | null;
    readonly codiceRivendita: string;
    readonly codiceSerramento: {
      readonly categoria: string;
      readonly codice: string;
      readonly forma: string;
      readonly pk: number;
    } | null;
    readonly codiceSerramentoPk: number | null;
    readonly descrizione: string;
    readonly forma: string;
    readonly larghezza: number | null;
    readonly listino: number | null;
    readonly netto: number | null;
    readonly numero: number;
    readonly pk: number;
    readonly rivendita: boolean;
    readonly scontoArticolo: number | null;
    readonly scontoCorrettivo: number | null;
    readonly tipoSerramentoPk: number;
  }>;
  readonly senzaMisure: boolean;
  readonly stato: {
    readonly nome: string;
    readonly pk: number;
  } | null;
  readonly statoPk: number | null;
  readonly tipoCliente: TipoCliente;
  readonly versione: number;
  readonly " $fragmentType": "ordine_modulo";
};
export type ordine_modulo$key = {
  readonly " $data"?: ordine_modulo$data;
  readonly " $fragmentSpreads": FragmentRefs<"ordine_modulo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ordine_modulo"
};

(node as any).hash = "6ac9fc464d1fe94ae2a5ff0bf0d3f7d1";

export default node;
