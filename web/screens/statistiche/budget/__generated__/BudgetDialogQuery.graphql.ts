/**
 * @generated SignedSource<<53fa8abe200ec1d5d2a9dd548fba9154>>
 * @relayHash 65fd97d30a8ef677fab83254eb16916e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 332ac80220e9275f92a9b4a4e23cbcdc0183b9315e59cfc6348a1e4de8496dba

import type { ConcreteRequest } from 'relay-runtime';
export type BudgetDialogQuery$variables = {
  diAgente: boolean;
  diCliente: boolean;
  pk: number;
};
export type BudgetDialogQuery$data = {
  readonly budgetAgente?: ReadonlyArray<{
    readonly anno: number;
    readonly importo: number | null;
  }>;
  readonly budgetCliente?: ReadonlyArray<{
    readonly anno: number;
    readonly importo: number | null;
  }>;
};
export type BudgetDialogQuery = {
  response: BudgetDialogQuery$data;
  variables: BudgetDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "diAgente"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "diCliente"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v3 = [
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
v4 = [
  {
    "condition": "diCliente",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "cliente",
            "variableName": "pk"
          }
        ],
        "concreteType": "Budget",
        "kind": "LinkedField",
        "name": "budgetCliente",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "diAgente",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "agente",
            "variableName": "pk"
          }
        ],
        "concreteType": "Budget",
        "kind": "LinkedField",
        "name": "budgetAgente",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BudgetDialogQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BudgetDialogQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "332ac80220e9275f92a9b4a4e23cbcdc0183b9315e59cfc6348a1e4de8496dba",
    "metadata": {},
    "name": "BudgetDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18fed93283ccfb55b941855d869f3b26";

export default node;
