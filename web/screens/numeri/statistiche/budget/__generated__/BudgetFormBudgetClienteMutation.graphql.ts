/**
 * @generated SignedSource<<1b68ccbbb33fa780e2a1e5f4272b633b>>
 * @relayHash 8ce8f0a9025a8a9e24192d4b5da22731
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25856856ead6b0a488a18dbe25a158d31e0b7dc47e36be49aabadca37fe556a0

import type { ConcreteRequest } from 'relay-runtime';
export type SetBudgetClienteInput = {
  anno: number;
  cliente: number;
  importo?: number | null;
  versione?: number | null;
};
export type BudgetFormBudgetClienteMutation$variables = {
  input: SetBudgetClienteInput;
};
export type BudgetFormBudgetClienteMutation$data = {
  readonly setBudgetCliente: {
    readonly budget: ReadonlyArray<{
      readonly anno: number;
      readonly importo: number | null;
    }> | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type BudgetFormBudgetClienteMutation = {
  response: BudgetFormBudgetClienteMutation$data;
  variables: BudgetFormBudgetClienteMutation$variables;
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
    "concreteType": "SetBudgetClientePayload",
    "kind": "LinkedField",
    "name": "setBudgetCliente",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Budget",
        "kind": "LinkedField",
        "name": "budget",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "anno",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "importo",
            "storageKey": null
          }
        ],
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
    "name": "BudgetFormBudgetClienteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BudgetFormBudgetClienteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "25856856ead6b0a488a18dbe25a158d31e0b7dc47e36be49aabadca37fe556a0",
    "metadata": {},
    "name": "BudgetFormBudgetClienteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a2c0a3bdb0c9edab04e8ad5d29bd684";

export default node;
