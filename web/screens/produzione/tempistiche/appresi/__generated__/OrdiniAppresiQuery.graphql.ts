/**
 * @generated SignedSource<<a9839fbf1893b66d4f433f6a22779673>>
 * @relayHash 6fe00d23f8f973142df7a817b4c55804
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0167176f971dd1cec07c2457e3f03811bb669252f3ffbb93f7659caa5d484b96

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type OrdiniAppresiQuery$variables = {
  reparto: RepartoFase;
  tempistica: number;
};
export type OrdiniAppresiQuery$data = {
  readonly ordiniAppresi: ReadonlyArray<{
    readonly escluso: boolean;
    readonly minuti: number;
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly pk: number;
  }>;
};
export type OrdiniAppresiQuery = {
  response: OrdiniAppresiQuery$data;
  variables: OrdiniAppresiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reparto"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tempistica"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "reparto",
        "variableName": "reparto"
      },
      {
        "kind": "Variable",
        "name": "tempistica",
        "variableName": "tempistica"
      }
    ],
    "concreteType": "OrdineAppreso",
    "kind": "LinkedField",
    "name": "ordiniAppresi",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nomeCliente",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minuti",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "escluso",
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
    "name": "OrdiniAppresiQuery",
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
    "name": "OrdiniAppresiQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0167176f971dd1cec07c2457e3f03811bb669252f3ffbb93f7659caa5d484b96",
    "metadata": {},
    "name": "OrdiniAppresiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a93996aff93309825aa8a4cf759e76d6";

export default node;
