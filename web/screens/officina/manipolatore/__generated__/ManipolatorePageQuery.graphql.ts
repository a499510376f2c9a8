/**
 * @generated SignedSource<<8ac37b983cae2b5a03c587ad7048a2d9>>
 * @relayHash a6e779d72d12726150448278c7091d46
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1430a88ea8624dedcf830f5417edc62043559099650e557532f5c5246f46b6bc

import type { ConcreteRequest } from 'relay-runtime';
export type ManipolatorePageQuery$variables = {
  fromDate: string;
  toDate: string;
};
export type ManipolatorePageQuery$data = {
  readonly contatoriMacchina: ReadonlyArray<{
    readonly data: string;
    readonly parziale: number;
    readonly totale: number;
  }>;
};
export type ManipolatorePageQuery = {
  response: ManipolatorePageQuery$data;
  variables: ManipolatorePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fromDate"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "toDate"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "fromDate"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "toDate"
      }
    ],
    "concreteType": "LetturaContatore",
    "kind": "LinkedField",
    "name": "contatoriMacchina",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "data",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parziale",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totale",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManipolatorePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManipolatorePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1430a88ea8624dedcf830f5417edc62043559099650e557532f5c5246f46b6bc",
    "metadata": {},
    "name": "ManipolatorePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca6d79bf653ad3e38e8a1fa08495a86b";

export default node;
