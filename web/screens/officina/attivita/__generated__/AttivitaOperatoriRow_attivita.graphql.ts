/**
 * @generated SignedSource<<29ce50ce07a6ace0b430b1099a430910>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttivitaOperatoriRow_attivita$data = {
  readonly data: string;
  readonly fineLavorazione: boolean;
  readonly id: string;
  readonly lavorazione: {
    readonly attivitaNumero: string;
    readonly nome: string;
  };
  readonly note: string;
  readonly numeroPezzi: number;
  readonly operatoreNome: string;
  readonly oraFine: string | null;
  readonly oraInizio: string | null;
  readonly ordine: {
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly pk: number;
  } | null;
  readonly pk: number;
  readonly secondaLavorazione: {
    readonly nome: string;
  } | null;
  readonly tempo: number | null;
  readonly tempoTeorico: number;
  readonly versione: number;
  readonly " $fragmentType": "AttivitaOperatoriRow_attivita";
};
export type AttivitaOperatoriRow_attivita$key = {
  readonly " $data"?: AttivitaOperatoriRow_attivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttivitaOperatoriRow_attivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AttivitaOperatoriRow_attivita"
};

(node as any).hash = "8bf9ebc35ed45cbd52cc9f80c5dd96db";

export default node;
