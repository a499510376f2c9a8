/**
 * @generated SignedSource<<a349c19a00307f30cdddaf85f93dea95>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Co = "DA_FARE" | "INVIATA";
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type Magazzino = "QR" | "RENIS";
export type Rilievo = "DA_FARE" | "FATTO";
import type { FragmentRefs } from "relay-runtime";
export type row_ordineFornitore$data = {
  readonly co: Co | null;
  readonly costoMateriale: number | null;
  readonly dataArrivo: string | null;
  readonly dataConsegna: string | null;
  readonly dataInserimento: string;
  readonly dataOrdine: string | null;
  readonly descrizioneMail: string | null;
  readonly domanda1: boolean | null;
  readonly domanda1Legno: boolean | null;
  readonly domanda2: boolean | null;
  readonly domanda2Legno: string;
  readonly domanda3: boolean | null;
  readonly emailPdf: string | null;
  readonly emailSentAt: string | null;
  readonly fornitore: {
    readonly nome: string;
  };
  readonly fornitorePk: number;
  readonly id: string;
  readonly immaginePdf: string | null;
  readonly magazzino: Magazzino | null;
  readonly motivoMail: string | null;
  readonly note: string;
  readonly numeroDocumento: string;
  readonly ordine: {
    readonly agente: {
      readonly user: {
        readonly nome: string;
      };
    } | null;
    readonly dataConsegna: string | null;
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly progetto: string;
    readonly riferimento: string;
  };
  readonly ordinePk: number;
  readonly pk: number;
  readonly puoInviareMail: boolean;
  readonly rigaOrdinePk: number | null;
  readonly righeCount: number;
  readonly rilievo: Rilievo | null;
  readonly rivendita: boolean;
  readonly stato: {
    readonly nome: string;
    readonly pk: number;
  } | null;
  readonly statoColore: ColoreStato;
  readonly statoNome: string;
  readonly testoEmail: string;
  readonly testoPdf: string;
  readonly tipologia: string;
  readonly valorePercentuale: number | null;
  readonly venditaMateriale: number | null;
  readonly versione: number;
  readonly " $fragmentType": "row_ordineFornitore";
};
export type row_ordineFornitore$key = {
  readonly " $data"?: row_ordineFornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"row_ordineFornitore">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "row_ordineFornitore"
};

(node as any).hash = "76adfe2de7ee1a18463d825fa5f7ebd2";

export default node;
