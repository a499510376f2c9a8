/**
 * @generated SignedSource<<2dfedcb921503242c8788cc86f8569dc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StandingCards_ritardi$data = ReadonlyArray<{
  readonly colpisce: ReadonlyArray<string>;
  readonly fineStimata: string;
  readonly minutiRimasti: number;
  readonly minutiRitardo: number;
  readonly nomeCliente: string;
  readonly nomeFase: string;
  readonly numeroCommessa: string;
  readonly ordinePk: number;
  readonly " $fragmentType": "StandingCards_ritardi";
}>;
export type StandingCards_ritardi$key = ReadonlyArray<{
  readonly " $data"?: StandingCards_ritardi$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingCards_ritardi">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StandingCards_ritardi",
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
      "name": "nomeCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeFase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutiRimasti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutiRitardo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fineStimata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colpisce",
      "storageKey": null
    }
  ],
  "type": "FaseInRitardo",
  "abstractKey": null
};

(node as any).hash = "32b1ef23dab0f3d1e7789c541124acb6";

export default node;
