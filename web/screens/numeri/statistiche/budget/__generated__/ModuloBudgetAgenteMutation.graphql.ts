/**
 * @generated SignedSource<<3fb077533b10bbaca396befb4dfde2d3>>
 * @relayHash 1a5b1cd27f93562001be5e7970af9473
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b8d837f56d794a989861a50c375039f4953c93617760fd2a1b0a5b49dba75f0

import type { ConcreteRequest } from 'relay-runtime';
export type SetBudgetAgenteInput = {
  agente: number;
  anno?: number | null;
  importo?: number | null;
  versione?: number | null;
};
export type ModuloBudgetAgenteMutation$variables = {
  input: SetBudgetAgenteInput;
};
export type ModuloBudgetAgenteMutation$data = {
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
export type ModuloBudgetAgenteMutation = {
  response: ModuloBudgetAgenteMutation$data;
  variables: ModuloBudgetAgenteMutation$variables;
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
    "name": "ModuloBudgetAgenteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModuloBudgetAgenteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5b8d837f56d794a989861a50c375039f4953c93617760fd2a1b0a5b49dba75f0",
    "metadata": {},
    "name": "ModuloBudgetAgenteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "31db1a4c25daecc1c6098893e93cfa1d";

export default node;
