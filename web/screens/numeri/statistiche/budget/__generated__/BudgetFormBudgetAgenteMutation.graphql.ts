/**
 * @generated SignedSource<<38473b8b4636536b5229a47a24cc6c9f>>
 * @relayHash 60a3cd21cd23433e2d1eee52e5dc2024
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99eabe5c73a6ce6e4a13bf93d5d1ffe59f01600c4785d8689fe76df7031845d8

import type { ConcreteRequest } from 'relay-runtime';
export type SetBudgetAgenteInput = {
  agente: number;
  anno: number;
  importo?: number | null;
  versione?: number | null;
};
export type BudgetFormBudgetAgenteMutation$variables = {
  input: SetBudgetAgenteInput;
};
export type BudgetFormBudgetAgenteMutation$data = {
  readonly setBudgetAgente: {
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
export type BudgetFormBudgetAgenteMutation = {
  response: BudgetFormBudgetAgenteMutation$data;
  variables: BudgetFormBudgetAgenteMutation$variables;
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
    "concreteType": "SetBudgetAgentePayload",
    "kind": "LinkedField",
    "name": "setBudgetAgente",
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
    "name": "BudgetFormBudgetAgenteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BudgetFormBudgetAgenteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "99eabe5c73a6ce6e4a13bf93d5d1ffe59f01600c4785d8689fe76df7031845d8",
    "metadata": {},
    "name": "BudgetFormBudgetAgenteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3864ec73b2615c8bbec697ac0c43b7a1";

export default node;
