/**
 * @generated SignedSource<<8f837dcb01e651b34c160d658e5f893c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type ContestoStato = "fasi" | "materiali" | "ordine" | "ordine_fornitore";
import type { FragmentRefs } from "relay-runtime";
export type StatiSection_stato$data = {
  readonly colore: ColoreStato;
  readonly contesto: ContestoStato;
  readonly id: string;
  readonly motivoNomeFisso: string | null;
  readonly nome: string;
  readonly nomeFase: string;
  readonly pk: number;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "StatiSection_stato";
};
export type StatiSection_stato$key = {
  readonly " $data"?: StatiSection_stato$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatiSection_stato">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatiSection_stato"
};

(node as any).hash = "9193cfb67e4bca173e6afffff958f3a8";

export default node;
