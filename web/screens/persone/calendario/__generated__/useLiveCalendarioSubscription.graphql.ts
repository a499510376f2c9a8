/**
 * @generated SignedSource<<a2eeb498df26d4dca8382b95cb9fd786>>
 * @relayHash 3f73e5de00b875a4e42b50d83c564c5e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c07d5a7198d0986e63d154c381ccaaa04feb16cf9e607f88cc16aa4be06b498b

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveCalendarioSubscription$variables = {
  dopo?: string | null;
};
export type useLiveCalendarioSubscription$data = {
  readonly calendarioAggiornato: {
    readonly a: string | null;
    readonly da: string;
    readonly evento: string;
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
    "id": "c07d5a7198d0986e63d154c381ccaaa04feb16cf9e607f88cc16aa4be06b498b",
    "metadata": {},
    "name": "useLiveCalendarioSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a1c9f8d6775867b2f2d51f00e4abe7cd";

export default node;
