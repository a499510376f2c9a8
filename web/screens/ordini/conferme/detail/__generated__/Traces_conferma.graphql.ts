/**
 * @generated SignedSource<<b5fc767a7830b99f7f2a2e71dc1a159c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Traces_conferma$data = {
  readonly eventi: ReadonlyArray<{
    readonly chi: string;
    readonly descrizione: string;
    readonly dettaglio: string;
    readonly il: string;
    readonly indirizzo: string;
    readonly pk: number;
  }>;
  readonly " $fragmentType": "Traces_conferma";
};
export type Traces_conferma$key = {
  readonly " $data"?: Traces_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"Traces_conferma">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Traces_conferma",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EventoConferma",
      "kind": "LinkedField",
      "name": "eventi",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pk",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "il",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "descrizione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "indirizzo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dettaglio",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfermaOrdine",
  "abstractKey": null
};

(node as any).hash = "319daa3a76fd4783d803ba70ab42dd1e";

export default node;
