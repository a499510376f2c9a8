/**
 * @generated SignedSource<<0f478d0ecf27a85a4cfc4e00a42ff57b>>
 * @relayHash 3a64a4d6c728f7af09742ffc40f12ae4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 680bdda003987dc563ce4fb2c3a354d7bcd717fa2397762788d38c761f2c85a4

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
    readonly versione: number;
  }>;
  readonly budgetCliente?: ReadonlyArray<{
    readonly anno: number;
    readonly importo: number | null;
    readonly versione: number;
  }>;
  readonly storicoBudgetAgente?: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
  }>;
  readonly storicoBudgetCliente?: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
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
    "kind": "Variable",
    "name": "cliente",
    "variableName": "pk"
  }
],
v4 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "il",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "utente",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "azione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "campo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "prima",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dopo",
    "storageKey": null
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "agente",
    "variableName": "pk"
  }
],
v7 = [
  {
    "condition": "diCliente",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Budget",
        "kind": "LinkedField",
        "name": "budgetCliente",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "VoceStorico",
        "kind": "LinkedField",
        "name": "storicoBudgetCliente",
        "plural": true,
        "selections": (v5/*:: as any*/),
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
        "args": (v6/*:: as any*/),
        "concreteType": "Budget",
        "kind": "LinkedField",
        "name": "budgetAgente",
        "plural": true,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "VoceStorico",
        "kind": "LinkedField",
        "name": "storicoBudgetAgente",
        "plural": true,
        "selections": (v5/*:: as any*/),
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
    "selections": (v7/*:: as any*/),
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
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "680bdda003987dc563ce4fb2c3a354d7bcd717fa2397762788d38c761f2c85a4",
    "metadata": {},
    "name": "BudgetDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ffe8e2dee55ef9f06a725307d210bdfb";

export default node;
