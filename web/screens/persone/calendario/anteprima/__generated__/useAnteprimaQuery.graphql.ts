/**
 * @generated SignedSource<<f85ade03efc1f3a51ebb0d501c236a7d>>
 * @relayHash d56c5127fb34e6c2d5dc84439343e67c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2cc91f50833f5cd47ee64ac289d46aa41ba6f7d1457e300888c3ca4635c06aa

import type { ConcreteRequest } from 'relay-runtime';
export type useAnteprimaQuery$variables = {
  input: unknown;
  operazione: string;
};
export type useAnteprimaQuery$data = {
  readonly impattoCalendario: ReadonlyArray<{
    readonly giorno: string;
    readonly libero: number;
    readonly ordini: ReadonlyArray<{
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
    readonly reparto: string;
  }>;
};
export type useAnteprimaQuery = {
  response: useAnteprimaQuery$data;
  variables: useAnteprimaQuery$variables;
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
  "name": "operazione"
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
        "name": "operazione",
        "variableName": "operazione"
      }
    ],
    "concreteType": "CellaRotta",
    "kind": "LinkedField",
    "name": "impattoCalendario",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "giorno",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "libero",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineNominato",
        "kind": "LinkedField",
        "name": "ordini",
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
            "name": "numeroCommessa",
            "storageKey": null
          }
        ],
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
    "name": "useAnteprimaQuery",
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
    "name": "useAnteprimaQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d2cc91f50833f5cd47ee64ac289d46aa41ba6f7d1457e300888c3ca4635c06aa",
    "metadata": {},
    "name": "useAnteprimaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1b182d1223623b44c739c6dfb6c0c570";

export default node;
