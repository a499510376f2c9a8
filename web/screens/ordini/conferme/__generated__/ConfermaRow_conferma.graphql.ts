/**
 * @generated SignedSource<<eacbc802d43946c4a196803606d894c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StatoConferma = "in_attesa" | "inviato" | "non_inviato";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type ConfermaRow_conferma$data = {
  readonly codiceCliente: string;
  readonly data: string;
  readonly dataInvio: string | null;
  readonly emailCliente: string;
  readonly etichettaStato: string;
  readonly id: string;
  readonly nomeCliente: string;
  readonly numeroCommessa: string;
  readonly ordine: {
    readonly numeroCommessa: string;
    readonly pk: number;
  } | null;
  readonly pk: number;
  readonly preventivoDaFirmare: string;
  readonly preventivoDaFirmareNome: string;
  readonly preventivoFirmato: string | null;
  readonly preventivoFirmatoNome: string;
  readonly stato: StatoConferma;
  readonly tipoCliente: TipoCliente | null;
  readonly " $fragmentType": "ConfermaRow_conferma";
};
export type ConfermaRow_conferma$key = {
  readonly " $data"?: ConfermaRow_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfermaRow_conferma">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ConfermaRow_conferma"
};

(node as any).hash = "7003820fa66fb9a5545da75bd3cdfece";

export default node;
