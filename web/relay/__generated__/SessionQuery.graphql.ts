/**
 * @generated SignedSource<<02f057c38f76657e5b2a0d8ce5464029>>
 * @relayHash 5fd3c72b7e2cf94ef8092c9fafed84ee
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07b289855ecd88d808465d67ae6021f34f11298d6f5c058bf11c2372411904e9

import type { ConcreteRequest } from 'relay-runtime';
export type SessionQuery$variables = Record<PropertyKey, never>;
export type SessionQuery$data = {
  readonly viewer: {
    readonly pk: number;
  } | null;
};
export type SessionQuery = {
  response: SessionQuery$data;
  variables: SessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "07b289855ecd88d808465d67ae6021f34f11298d6f5c058bf11c2372411904e9",
    "metadata": {},
    "name": "SessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd273ef823498c5e49b964d170e1fbc6";

export default node;
