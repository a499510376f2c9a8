/**
 * @generated SignedSource<<b5b204b0e62ef150646c7204594c9b61>>
 * @relayHash bad251b42181772b703071c50a1f72fd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e59709fd1768ab6b483463fe08df3858b3c8e84414e68d52be130df84fc3b2a

import type { ConcreteRequest } from 'relay-runtime';
export type AttivitaOperatoriPageSubscription$variables = {
  dopo?: string | null;
};
export type AttivitaOperatoriPageSubscription$data = {
  readonly attivitaAggiornata: {
    readonly evento: string;
  };
};
export type AttivitaOperatoriPageSubscription = {
  response: AttivitaOperatoriPageSubscription$data;
  variables: AttivitaOperatoriPageSubscription$variables;
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
    "name": "AttivitaOperatoriPageSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttivitaOperatoriPageSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e59709fd1768ab6b483463fe08df3858b3c8e84414e68d52be130df84fc3b2a",
    "metadata": {},
    "name": "AttivitaOperatoriPageSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bceb6c139dc54028fa541d80c7816fb9";

export default node;
