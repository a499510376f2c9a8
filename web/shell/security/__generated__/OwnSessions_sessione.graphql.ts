/**
 * @generated SignedSource<<d729eab295a1d148810388f0c41984f0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnSessions_sessione$data = {
  readonly codice: string;
  readonly creataIl: string;
  readonly dispositivo: string;
  readonly indirizzo: string;
  readonly questa: boolean;
  readonly ultimoUso: string;
  readonly " $fragmentType": "OwnSessions_sessione";
};
export type OwnSessions_sessione$key = {
  readonly " $data"?: OwnSessions_sessione$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnSessions_sessione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OwnSessions_sessione"
};

(node as any).hash = "207a46141c4e7ea7b434570f023b0493";

export default node;
