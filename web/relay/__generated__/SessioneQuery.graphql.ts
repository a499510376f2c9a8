/**
 * @generated SignedSource<<3200aefcb97e3dfe9c4227e13f54a46e>>
 * @relayHash 2988512c2ae9a338437ce84798fed5db
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6b50c35c4d6b7b12b6d84152f3289cd0823424f022070e75864c24510a78416

import type { ConcreteRequest } from 'relay-runtime';
export type SessioneQuery$variables = Record<PropertyKey, never>;
export type SessioneQuery$data = {
  readonly viewer: {
    readonly pk: number;
  } | null;
};
export type SessioneQuery = {
  response: SessioneQuery$data;
  variables: SessioneQuery$variables;
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
    "name": "SessioneQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessioneQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c6b50c35c4d6b7b12b6d84152f3289cd0823424f022070e75864c24510a78416",
    "metadata": {},
    "name": "SessioneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0342af00392749b35c422165975aff20";

export default node;
