/**
 * @generated SignedSource<<1778fdd3e0847a3c0602324e627d2785>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type readAttivita_attivita$data = {
  readonly data: string;
  readonly fineLavorazione: boolean;
  readonly fineProposta: string | null;
  readonly lavorazione: {
    readonly attivitaNumero: TipoPezzo;
    readonly nome: string;
    readonly pk: number;
  };
  readonly motivoNonModificabile: string | null;
  readonly note: string;
  readonly numeroPezzi: number;
  readonly oraFine: string | null;
  readonly oraInizio: string | null;
  readonly ordine: {
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly pk: number;
    readonly riferimento: string;
  } | null;
  readonly pk: number;
  readonly secondaLavorazione: {
    readonly nome: string;
    readonly pk: number;
  } | null;
  readonly tempo: number | null;
  readonly versione: number;
  readonly " $fragmentType": "readAttivita_attivita";
};
export type readAttivita_attivita$key = {
  readonly " $data"?: readAttivita_attivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAttivita_attivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAttivita_attivita"
};

(node as any).hash = "bbcfc64b471560c3adf2194a799287b0";

export default node;
