/**
 * @generated SignedSource<<57032d66179293f8b0cdf809f747231d>>
 * @relayHash a34e7402157530267922c0525b7fde67
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24c65227837d5482d7f0df4734e6b664110ed8852740b3f17388496640cdec7f

import type { ConcreteRequest } from 'relay-runtime';
export type famiglieQuery$variables = Record<PropertyKey, never>;
export type famiglieQuery$data = {
  readonly famiglie: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type famiglieQuery = {
  response: famiglieQuery$data;
  variables: famiglieQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Famiglia",
    "kind": "LinkedField",
    "name": "famiglie",
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
        "name": "nome",
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
    "name": "famiglieQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "famiglieQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "24c65227837d5482d7f0df4734e6b664110ed8852740b3f17388496640cdec7f",
    "metadata": {},
    "name": "famiglieQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f734f17d713660c3340f1088f6495eb1";

export default node;
