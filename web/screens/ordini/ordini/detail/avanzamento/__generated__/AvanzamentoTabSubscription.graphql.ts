/**
 * @generated SignedSource<<8be7f38a2b8917aa126f55977cd7659e>>
 * @relayHash 1d595c9bed1754950d420e5e452e9f7f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 483843707d69cb861c7a23fecf1912737871998ff4a2d6765ffdfb728abd4077

import type { ConcreteRequest } from 'relay-runtime';
export type AvanzamentoTabSubscription$variables = {
  dopo?: string | null;
  ordine?: number | null;
};
export type AvanzamentoTabSubscription$data = {
  readonly pezziAggiornati: {
    readonly evento: string;
  };
};
export type AvanzamentoTabSubscription = {
  response: AvanzamentoTabSubscription$data;
  variables: AvanzamentoTabSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
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
      },
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      }
    ],
    "concreteType": "PezziAggiornati",
    "kind": "LinkedField",
    "name": "pezziAggiornati",
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
    "name": "AvanzamentoTabSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AvanzamentoTabSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "483843707d69cb861c7a23fecf1912737871998ff4a2d6765ffdfb728abd4077",
    "metadata": {},
    "name": "AvanzamentoTabSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "35245c3174dc5e6ec6daba5c6e97b302";

export default node;
