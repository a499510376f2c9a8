/**
 * @generated SignedSource<<9bfe05716ff66cbab25448b6c876165d>>
 * @relayHash 3a4dfec54308a9b6611c82e961f91203
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5518cf5dc6db286dc3ac806b77927038adaffcf678916c4dde836688c7e24819

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AperturePageQuery$variables = Record<PropertyKey, never>;
export type AperturePageQuery$data = {
  readonly apertureInCatalogo: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AperturePage_apertura">;
  }>;
};
export type AperturePageQuery = {
  response: AperturePageQuery$data;
  variables: AperturePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
    "name": "nome",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "senso",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "immagine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ritirato",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usi",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AperturePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AperturaInCatalogo",
        "kind": "LinkedField",
        "name": "apertureInCatalogo",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "AperturePage_apertura",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AperturePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AperturaInCatalogo",
        "kind": "LinkedField",
        "name": "apertureInCatalogo",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5518cf5dc6db286dc3ac806b77927038adaffcf678916c4dde836688c7e24819",
    "metadata": {},
    "name": "AperturePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e3bfbbf6c6c3e6322905c4c2758b5160";

export default node;
