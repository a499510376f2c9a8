/**
 * @generated SignedSource<<27e6c2d147bb720566007f54182315b0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OperazioneColonna = "avg" | "max" | "min" | "sum";
import type { FragmentRefs } from "relay-runtime";
export type ConfigurationRow_configurazione$data = {
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly operations: ReadonlyArray<OperazioneColonna>;
  }>;
  readonly name: string;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentType": "ConfigurationRow_configurazione";
};
export type ConfigurationRow_configurazione$key = {
  readonly " $data"?: ConfigurationRow_configurazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigurationRow_configurazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ConfigurationRow_configurazione"
};

(node as any).hash = "7dca22ffea4ac926fc35140902a8e0fc";

export default node;
