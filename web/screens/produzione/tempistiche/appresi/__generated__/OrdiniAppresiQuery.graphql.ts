/**
 * @generated SignedSource<<49b5462180f8a34a6b149d5e85c7ce30>>
 * @relayHash ec90461b1a4a18d7d39f86be60dc6d4d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff48a3f5d4b73c39bfd45d1f863372f1e86b987dccc8ed5d5e91c31a81bee98d

import type { ConcreteRequest } from 'relay-runtime';
export type OrdiniAppresiQuery$variables = {
  reparto: string;
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
    "id": "ff48a3f5d4b73c39bfd45d1f863372f1e86b987dccc8ed5d5e91c31a81bee98d",
    "metadata": {},
    "name": "OrdiniAppresiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "daaba991e2f22a3ebae79e96ea66dd82";

export default node;
