/**
 * @generated SignedSource<<91c91de3d6754abc15e4ce066588f4be>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LavorazioneOrdineRow_riga$data = {
  readonly dataFine: string;
  readonly dataInizio: string;
  readonly fuoriTempo: boolean;
  readonly lavorazione: {
    readonly nome: string;
    readonly pk: number;
  };
  readonly nomeCliente: string;
  readonly note: ReadonlyArray<string>;
  readonly numeroCommessa: string;
  readonly operatore: {
    readonly nome: string;
    readonly pk: number;
  };
  readonly ordinePk: number;
  readonly tempo: number;
  readonly tempoTeorico: number;
  readonly tipoAgente: string | null;
  readonly unita: string;
  readonly " $fragmentType": "LavorazioneOrdineRow_riga";
};
export type LavorazioneOrdineRow_riga$key = {
  readonly " $data"?: LavorazioneOrdineRow_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"LavorazioneOrdineRow_riga">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LavorazioneOrdineRow_riga"
};

(node as any).hash = "77b09387794fc7cff9bc5d416c1347ca";

export default node;
