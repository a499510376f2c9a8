/**
 * @generated SignedSource<<0fd3ce98b10c953063511be8ab375072>>
 * @relayHash 88eac1de01e35fd5aa297d5893d7bd26
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c52498a55d06e48aafc750f202aeadeccc83b2d3305dc722c938f900fb71a722

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveFigureAttivitaSubscription$variables = {
  dopo?: string | null;
};
export type useLiveFigureAttivitaSubscription$data = {
  readonly attivitaAggiornata: {
    readonly evento: string;
  };
};
export type useLiveFigureAttivitaSubscription = {
  response: useLiveFigureAttivitaSubscription$data;
  variables: useLiveFigureAttivitaSubscription$variables;
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
    "concreteType": "AttivitaAggiornata",
    "kind": "LinkedField",
    "name": "attivitaAggiornata",
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
    "name": "useLiveFigureAttivitaSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveFigureAttivitaSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c52498a55d06e48aafc750f202aeadeccc83b2d3305dc722c938f900fb71a722",
    "metadata": {},
    "name": "useLiveFigureAttivitaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "15544a4c9c8b9037a6bc2b83d3c632b5";

export default node;
