/**
 * @generated SignedSource<<6a540a7109e64aa042c591c82d2a9e5e>>
 * @relayHash c69b3cbd94d67420a5fad07d0a9f5a0a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c4970b6d7fdd200f93e17f847c9bd326b31542ed1d31e0669cb5b47172a56d0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllegatiFornituraQuery$variables = {
  pk: number;
};
export type AllegatiFornituraQuery$data = {
  readonly ordineFornitore: {
    readonly " $fragmentSpreads": FragmentRefs<"AllegatiFornitura_ordineFornitore">;
  } | null;
};
export type AllegatiFornituraQuery = {
  response: AllegatiFornituraQuery$data;
  variables: AllegatiFornituraQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AllegatiFornituraQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllegatiFornitura_ordineFornitore"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AllegatiFornituraQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdineFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "originalName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allegato",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dimensione",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9c4970b6d7fdd200f93e17f847c9bd326b31542ed1d31e0669cb5b47172a56d0",
    "metadata": {},
    "name": "AllegatiFornituraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc26f055ce6f57164f9cd3e63df04f38";

export default node;
