/**
 * @generated SignedSource<<265f3144fc89953e067631588c02f4d7>>
 * @relayHash fbc56c0f66ce241d6510ff64ab3a448f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b209407e2a2d450066fbd4fff6c0d6d45522e66afbc8bd5614582be3b7c4117

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CodiciCatalogoPageQuery$variables = Record<PropertyKey, never>;
export type CodiciCatalogoPageQuery$data = {
  readonly codiciSerramento: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readTempistiche_codice">;
  }>;
};
export type CodiciCatalogoPageQuery = {
  response: CodiciCatalogoPageQuery$data;
  variables: CodiciCatalogoPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoria",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forma",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "puoEliminare",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CodiciCatalogoPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readTempistiche_codice",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
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
    "name": "CodiciCatalogoPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiciSerramento",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "3b209407e2a2d450066fbd4fff6c0d6d45522e66afbc8bd5614582be3b7c4117",
    "metadata": {},
    "name": "CodiciCatalogoPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a3356f80f81e54f1e3f6db0f48e0019";

export default node;
