/**
 * @generated SignedSource<<afe5bc8d592dbe53ed792fa1cc8ce136>>
 * @relayHash 93b49ecba8b74935b925b10e55d2ce18
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62e9995fa6f864c7ffdf3a1b0522772a9e8d8a929f6d22eae113fc5bc420f42d

import type { ConcreteRequest } from 'relay-runtime';
export type SetBudgetClienteInput = {
  anno?: number | null;
  cliente: number;
  importo?: number | null;
  versione?: number | null;
};
export type ModuloBudgetClienteMutation$variables = {
  input: SetBudgetClienteInput;
};
export type ModuloBudgetClienteMutation$data = {
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
export type ModuloBudgetClienteMutation = {
  response: ModuloBudgetClienteMutation$data;
  variables: ModuloBudgetClienteMutation$variables;
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
    "name": "ModuloBudgetClienteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModuloBudgetClienteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "62e9995fa6f864c7ffdf3a1b0522772a9e8d8a929f6d22eae113fc5bc420f42d",
    "metadata": {},
    "name": "ModuloBudgetClienteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d30c5c137a4b31ca3abafde6919ba8c";

export default node;
