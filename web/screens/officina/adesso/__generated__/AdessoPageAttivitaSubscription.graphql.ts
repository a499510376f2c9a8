/**
 * @generated SignedSource<<e9cd694d55ea1b385de1b284684512e2>>
 * @relayHash ed58bfb2e37b76b64921af0facf45983
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a64bd037a709175e52e40ee7d5f97a15a970700e6afb634aa92b0fe903490835

import type { ConcreteRequest } from 'relay-runtime';
export type AdessoPageAttivitaSubscription$variables = {
  dopo?: string | null;
};
export type AdessoPageAttivitaSubscription$data = {
  readonly attivitaAggiornata: {
    readonly evento: string;
  };
};
export type AdessoPageAttivitaSubscription = {
  response: AdessoPageAttivitaSubscription$data;
  variables: AdessoPageAttivitaSubscription$variables;
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
    "name": "AdessoPageAttivitaSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdessoPageAttivitaSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a64bd037a709175e52e40ee7d5f97a15a970700e6afb634aa92b0fe903490835",
    "metadata": {},
    "name": "AdessoPageAttivitaSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7a1781f4141a98a5dca1a39f65d9e476";

export default node;
