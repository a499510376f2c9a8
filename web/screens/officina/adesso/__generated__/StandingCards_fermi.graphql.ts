/**
 * @generated SignedSource<<67215813a9ed083cd46e2d572af85d8f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StandingCards_fermi$data = ReadonlyArray<{
  readonly giorno: string;
  readonly lavorazione: string;
  readonly operatore: string;
  readonly oraFine: string | null;
  readonly " $fragmentType": "StandingCards_fermi";
}>;
export type StandingCards_fermi$key = ReadonlyArray<{
  readonly " $data"?: StandingCards_fermi$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingCards_fermi">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StandingCards_fermi",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operatore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giorno",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oraFine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lavorazione",
      "storageKey": null
    }
  ],
  "type": "OperatoreFermo",
  "abstractKey": null
};

(node as any).hash = "6ab7367cd96960215db95c27ed4f0654";

export default node;
