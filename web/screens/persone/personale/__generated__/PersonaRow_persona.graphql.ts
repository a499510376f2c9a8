/**
 * @generated SignedSource<<b8a13b7a02ef31be7ce296c0b216327b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Reparto = "banchi" | "macchine" | "ufficio";
import type { FragmentRefs } from "relay-runtime";
export type PersonaRow_persona$data = {
  readonly dataFine: string | null;
  readonly dataInizio: string;
  readonly id: string;
  readonly nome: string;
  readonly numeroAssenze: number;
  readonly pk: number;
  readonly reparto: Reparto;
  readonly versione: number;
  readonly " $fragmentType": "PersonaRow_persona";
};
export type PersonaRow_persona$key = {
  readonly " $data"?: PersonaRow_persona$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonaRow_persona">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PersonaRow_persona"
};

(node as any).hash = "3d3a74188660f03cd43a5acd7af04588";

export default node;
