/**
 * @generated SignedSource<<a01fbd4a07a49499389284cbbcb14a5a>>
 * @relayHash 6686d2734e095fd10ae949aeecd3625c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 324370cb6e530033624badf1faabfbac97b6305610d9650ade9e5a32337f8043

import type { ConcreteRequest } from 'relay-runtime';
export type AttivitaOperatoriListSubscription$variables = {
  dopo?: string | null;
};
export type AttivitaOperatoriListSubscription$data = {
  readonly attivitaAggiornata: {
    readonly evento: string;
  };
};
export type AttivitaOperatoriListSubscription = {
  response: AttivitaOperatoriListSubscription$data;
  variables: AttivitaOperatoriListSubscription$variables;
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
    "name": "AttivitaOperatoriListSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AttivitaOperatoriListSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "324370cb6e530033624badf1faabfbac97b6305610d9650ade9e5a32337f8043",
    "metadata": {},
    "name": "AttivitaOperatoriListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "28c05b4d9d460dee9e31322bdf72f53f";

export default node;
