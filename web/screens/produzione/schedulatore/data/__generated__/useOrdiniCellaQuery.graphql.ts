/**
 * @generated SignedSource<<40fe06da5514de3298a9d4c80d068018>>
 * @relayHash 5477e3b56d8ce39cfdb0e0f92c291d30
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0531549e8d72d076d693b01aa858c4bb34ea3ddf2e4469040b478ccf1162774

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type useOrdiniCellaQuery$variables = {
  giorno: string;
};
export type useOrdiniCellaQuery$data = {
  readonly schedulerSlots: ReadonlyArray<{
    readonly ordini: unknown;
    readonly reparto: RepartoFase;
  }>;
};
export type useOrdiniCellaQuery = {
  response: useOrdiniCellaQuery$data;
  variables: useOrdiniCellaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "giorno"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "giorno"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "giorno"
      }
    ],
    "concreteType": "CellaReparto",
    "kind": "LinkedField",
    "name": "schedulerSlots",
    "plural": true,
    "selections": [
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
        "name": "ordini",
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
    "name": "useOrdiniCellaQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrdiniCellaQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0531549e8d72d076d693b01aa858c4bb34ea3ddf2e4469040b478ccf1162774",
    "metadata": {},
    "name": "useOrdiniCellaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ff98fcf28ed6b4a58abec7dee6afa534";

export default node;
