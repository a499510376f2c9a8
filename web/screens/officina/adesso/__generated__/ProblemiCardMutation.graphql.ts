/**
 * @generated SignedSource<<4ac122d1581498123026897c3c4695f8>>
 * @relayHash 8c20adb14eab1644d9303ab8ae614202
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd58561dc179d622868245d4f25ab11e12f4bca8ee8a2e6dab8fbb7060ef9482

import type { ConcreteRequest } from 'relay-runtime';
export type ProblemiCardMutation$variables = {
  pk: number;
};
export type ProblemiCardMutation$data = {
  readonly risolviProblemaOfficina: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type ProblemiCardMutation = {
  response: ProblemiCardMutation$data;
  variables: ProblemiCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "RisolviProblemaOfficinaPayload",
    "kind": "LinkedField",
    "name": "risolviProblemaOfficina",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
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
    "name": "ProblemiCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProblemiCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dd58561dc179d622868245d4f25ab11e12f4bca8ee8a2e6dab8fbb7060ef9482",
    "metadata": {},
    "name": "ProblemiCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94554a60576efce583590cde6983dd34";

export default node;
