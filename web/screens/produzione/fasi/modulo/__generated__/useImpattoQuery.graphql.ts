/**
 * @generated SignedSource<<ceee699eacab3f3313dc5e7aa9dbab8f>>
 * @relayHash 765c8411b52a8a89a2ad8347cedca9a2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3314655b3b52006bae92240978c59213a00aade7b52a97efdaa447fe53e8494

import type { ConcreteRequest } from 'relay-runtime';
export type useImpattoQuery$variables = {
  input: unknown;
  pk?: number | null;
};
export type useImpattoQuery$data = {
  readonly impattoFase: {
    readonly conFase: number;
    readonly ordini: ReadonlyArray<string>;
    readonly senzaFase: number;
  };
};
export type useImpattoQuery = {
  response: useImpattoQuery$data;
  variables: useImpattoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "ImpattoFase",
    "kind": "LinkedField",
    "name": "impattoFase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conFase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "senzaFase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordini",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useImpattoQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useImpattoQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a3314655b3b52006bae92240978c59213a00aade7b52a97efdaa447fe53e8494",
    "metadata": {},
    "name": "useImpattoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "980356bd9a0eee91c91e6d9933eded82";

export default node;
