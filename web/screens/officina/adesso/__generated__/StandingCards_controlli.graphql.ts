/**
 * @generated SignedSource<<697d87433098c7c2a24d5b5e54f4b968>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StandingCards_controlli$data = ReadonlyArray<{
  readonly controlli: ReadonlyArray<string>;
  readonly lavorazione: string;
  readonly numeroCommessa: string;
  readonly ordinePk: number | null;
  readonly " $fragmentType": "StandingCards_controlli";
}>;
export type StandingCards_controlli$key = ReadonlyArray<{
  readonly " $data"?: StandingCards_controlli$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingCards_controlli">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StandingCards_controlli",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordinePk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lavorazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "controlli",
      "storageKey": null
    }
  ],
  "type": "ControlliDovuti",
  "abstractKey": null
};

(node as any).hash = "34d5af08342ce60aa816059c21b8bf24";

export default node;
