/**
 * @generated SignedSource<<dec34378dafbd0205e1c36dd55f0990c>>
 * @relayHash 347f167f95806e2694dbc523ec0bab81
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e3aa46f69dfef6d714b962f08d2d3466e3306d2a0841d89804b7313af45a129

import type { ConcreteRequest } from 'relay-runtime';
export type PreparaSecondoFattoreInput = {
  password: string;
};
export type SetUpFactorPreparaMutation$variables = {
  input: PreparaSecondoFattoreInput;
};
export type SetUpFactorPreparaMutation$data = {
  readonly preparaSecondoFattore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly indirizzo: string | null;
    readonly segreto: string | null;
  };
};
export type SetUpFactorPreparaMutation = {
  response: SetUpFactorPreparaMutation$data;
  variables: SetUpFactorPreparaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PreparaSecondoFattorePayload",
    "kind": "LinkedField",
    "name": "preparaSecondoFattore",
    "plural": false,
    "selections": [
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
        "name": "segreto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetUpFactorPreparaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetUpFactorPreparaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e3aa46f69dfef6d714b962f08d2d3466e3306d2a0841d89804b7313af45a129",
    "metadata": {},
    "name": "SetUpFactorPreparaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8b23afe817d0ccc6180a6b93bbd6141";

export default node;
