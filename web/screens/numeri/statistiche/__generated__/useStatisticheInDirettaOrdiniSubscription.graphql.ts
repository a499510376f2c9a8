/**
 * @generated SignedSource<<643e8117ed2729391d119839eb303805>>
 * @relayHash b9d00c35b544dfb0e82887889e4c3084
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02ea4c15ef3f2a0a5f1035afa7a07ed85530f5ba0abc277ea51e09df99140e0c

import type { ConcreteRequest } from 'relay-runtime';
export type useStatisticheInDirettaOrdiniSubscription$variables = {
  dopo?: string | null;
};
export type useStatisticheInDirettaOrdiniSubscription$data = {
  readonly ordineAggiornato: {
    readonly evento: string;
  };
};
export type useStatisticheInDirettaOrdiniSubscription = {
  response: useStatisticheInDirettaOrdiniSubscription$data;
  variables: useStatisticheInDirettaOrdiniSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "OrdineAggiornato",
    "kind": "LinkedField",
    "name": "ordineAggiornato",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
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
    "name": "useStatisticheInDirettaOrdiniSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStatisticheInDirettaOrdiniSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "02ea4c15ef3f2a0a5f1035afa7a07ed85530f5ba0abc277ea51e09df99140e0c",
    "metadata": {},
    "name": "useStatisticheInDirettaOrdiniSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "93138b12e79a0a472b5f294781e3eddc";

export default node;
