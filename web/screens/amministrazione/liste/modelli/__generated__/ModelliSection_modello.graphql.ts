/**
 * @generated SignedSource<<b8aabb86db40c5b47c05133c0fe7d35b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DestinatarioTemplate = "agente" | "cliente";
import type { FragmentRefs } from "relay-runtime";
export type ModelliSection_modello$data = {
  readonly body: string;
  readonly destinatario: DestinatarioTemplate;
  readonly id: string;
  readonly label: string;
  readonly pk: number;
  readonly subject: string;
  readonly versione: number;
  readonly " $fragmentType": "ModelliSection_modello";
};
export type ModelliSection_modello$key = {
  readonly " $data"?: ModelliSection_modello$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModelliSection_modello">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ModelliSection_modello"
};

(node as any).hash = "36d5de9306fabbc403ec7a8099df5c5f";

export default node;
