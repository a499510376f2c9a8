/**
 * @generated SignedSource<<0ac552ff42477768d7a922bc514a988f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type TipoIpotesi = "fermo" | "fornitore" | "ore" | "persone" | "sabati" | "urgente";
import type { FragmentRefs } from "relay-runtime";
export type parametri_ipotesi$data = {
  readonly al: string | null;
  readonly banchi: number;
  readonly dal: string | null;
  readonly fornitore: number | null;
  readonly macchine: number;
  readonly quanto: number;
  readonly reparto: RepartoFase | null;
  readonly tipo: TipoIpotesi;
  readonly " $fragmentType": "parametri_ipotesi";
};
export type parametri_ipotesi$key = {
  readonly " $data"?: parametri_ipotesi$data;
  readonly " $fragmentSpreads": FragmentRefs<"parametri_ipotesi">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "parametri_ipotesi"
};

(node as any).hash = "b253f284928c4d785d0b2012f230bcea";

export default node;
