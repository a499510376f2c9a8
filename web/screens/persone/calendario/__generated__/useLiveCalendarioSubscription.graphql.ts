/**
 * @generated SignedSource<<c27ad9ae831756f434c05856942356ce>>
 * @relayHash 550f3c6f5fd62dfaa8ef64fa04684ea7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6445f6658e5c2795b99d490c1a4fab169a2959afec448e8ee1f1f5c503c0aa8c

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveCalendarioSubscription$variables = {
  dopo?: string | null;
};
export type useLiveCalendarioSubscription$data = {
  readonly calendarioAggiornato: {
    readonly a: string | null;
    readonly da: string;
    readonly evento: string;
    readonly requestId: string | null;
  };
};
export type useLiveCalendarioSubscription = {
  response: useLiveCalendarioSubscription$data;
  variables: useLiveCalendarioSubscription$variables;
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
    "concreteType": "CalendarioAggiornato",
    "kind": "LinkedField",
    "name": "calendarioAggiornato",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requestId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "da",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "a",
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
    "name": "useLiveCalendarioSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveCalendarioSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6445f6658e5c2795b99d490c1a4fab169a2959afec448e8ee1f1f5c503c0aa8c",
    "metadata": {},
    "name": "useLiveCalendarioSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9f01c46811252d35cb4e1859599524ff";

export default node;
