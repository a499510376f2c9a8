/**
 * @generated SignedSource<<99df3c0fddebd96db1c18453226e53e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Tracce_conferma$data = {
  readonly eventi: ReadonlyArray<{
    readonly chi: string;
    readonly descrizione: string;
    readonly dettaglio: string;
    readonly il: string;
    readonly indirizzo: string;
    readonly pk: number;
  }>;
  readonly " $fragmentType": "Tracce_conferma";
};
export type Tracce_conferma$key = {
  readonly " $data"?: Tracce_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tracce_conferma">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Tracce_conferma",
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

(node as any).hash = "88ac46076b4fa7caeff6fa4262a9f221";

export default node;
