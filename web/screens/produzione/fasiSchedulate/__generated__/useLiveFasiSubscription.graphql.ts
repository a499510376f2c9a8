/**
 * @generated SignedSource<<f0ede09c383d57a4d9e0b832d9ee05d8>>
 * @relayHash 8892ecbf3c1a03ac7f3f5d0854069993
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 378453552887fe9b4a1827a08ba6d2d42ed08d1f70f02910db1dd49327bbfc49

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveFasiSubscription$variables = {
  dopo?: string | null;
};
export type useLiveFasiSubscription$data = {
  readonly faseSchedulataAggiornata: {
    readonly evento: string;
    readonly nodo: {
      readonly pk: number;
    } | null;
    readonly pk: number;
  };
};
export type useLiveFasiSubscription = {
  response: useLiveFasiSubscription$data;
  variables: useLiveFasiSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "FaseSchedulataAggiornata",
    "kind": "LinkedField",
    "name": "faseSchedulataAggiornata",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineDiFase",
        "kind": "LinkedField",
        "name": "nodo",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useLiveFasiSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveFasiSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "378453552887fe9b4a1827a08ba6d2d42ed08d1f70f02910db1dd49327bbfc49",
    "metadata": {},
    "name": "useLiveFasiSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cbcbbbb3f44fdba5a9675a7241f2bf58";

export default node;
