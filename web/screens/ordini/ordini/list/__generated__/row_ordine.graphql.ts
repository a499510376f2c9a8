/**
 * @generated SignedSource<<bebe82e4709856fb7e60bfd4d2c541c9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type StatoInvioMail = "in_attesa_invio" | "inviata";
export type StatoMargine = "rischio" | "sicuro" | "tardi";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type row_ordine$data = {
  readonly agente: {
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  } | null;
  readonly areaConsegna: AreaConsegna | null;
  readonly checkList: ReadonlyArray<{
    readonly done: boolean;
    readonly nome: string;
    readonly pk: number;
  }> | null;
  readonly cliente: {
    readonly nome: string;
    readonly pk: number;
  };
  readonly codiceSistema: string;
  readonly data: string;
  readonly dataConsegna: string | null;
  readonly dataInvioMail: string | null;
  readonly dataPosa: string | null;
  readonly etichettaMail: string | null;
  readonly etichettaSchedulazione: string;
  readonly id: string;
  readonly listino: number | null;
  readonly margine: number | null;
  readonly netto: number | null;
  readonly nonSchedulabile: boolean;
  readonly numeroCommessa: string;
  readonly numeroSerramenti: number;
  readonly ordiniFornitoreMancanti: ReadonlyArray<{
    readonly materiale: string;
  }> | null;
  readonly pk: number;
  readonly progetto: string;
  readonly riferimento: string;
  readonly ritardoMateriali: number;
  readonly schedulazione: {
    readonly fasi: ReadonlyArray<{
      readonly fine: string;
      readonly inizio: string;
      readonly nomeFase: string;
    }>;
    readonly fine: string;
    readonly inizio: string;
  } | null;
  readonly sconto: number | null;
  readonly senzaMisure: boolean;
  readonly settimanaApprontamento: string | null;
  readonly stato: {
    readonly colore: ColoreStato;
    readonly nome: string;
    readonly pk: number;
  } | null;
  readonly statoInvioMail: StatoInvioMail | null;
  readonly statoMargine: StatoMargine | null;
  readonly tipoCliente: TipoCliente;
  readonly versione: number;
  readonly " $fragmentType": "row_ordine";
};
export type row_ordine$key = {
  readonly " $data"?: row_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"row_ordine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "row_ordine"
};

(node as any).hash = "0a13142e4da20fbea2c28f2af0b03198";

export default node;
