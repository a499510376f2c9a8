/**
 * @generated SignedSource<<fa1b8fdbcd7fe078d22273615232c3bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OperazioneColonna = "avg" | "max" | "min" | "sum";
import type { FragmentRefs } from "relay-runtime";
export type ConfigurazioneRow_configurazione$data = {
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly operations: ReadonlyArray<OperazioneColonna>;
  }>;
  readonly name: string;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentType": "ConfigurazioneRow_configurazione";
};
export type ConfigurazioneRow_configurazione$key = {
  readonly " $data"?: ConfigurazioneRow_configurazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigurazioneRow_configurazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ConfigurazioneRow_configurazione"
};

(node as any).hash = "2d71b522c4ea0abc212230e3d7f2b53f";

export default node;
