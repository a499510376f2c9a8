/**
 * @generated SignedSource<<9595c1da28ac275e0697fe78a27cbf64>>
 * @relayHash 1d94b81023473a0e598fa1e48d3a16be
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cd8a7b6f2d15af8401c7ee4244c8cab3d86cb153d3c425c7c37299431521ff1

import type { ConcreteRequest } from 'relay-runtime';
export type useCalendarioDirettoSubscription$variables = {
  dopo?: string | null;
};
export type useCalendarioDirettoSubscription$data = {
  readonly calendarioAggiornato: {
    readonly a: string | null;
    readonly da: string;
    readonly evento: string;
  };
};
export type useCalendarioDirettoSubscription = {
  response: useCalendarioDirettoSubscription$data;
  variables: useCalendarioDirettoSubscription$variables;
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
    "name": "useCalendarioDirettoSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCalendarioDirettoSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3cd8a7b6f2d15af8401c7ee4244c8cab3d86cb153d3c425c7c37299431521ff1",
    "metadata": {},
    "name": "useCalendarioDirettoSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bd6130f0ec646554f05235b6a5508fb2";

export default node;
