/**
 * @generated SignedSource<<2d9600c4ee8aa4358064f7e770fe3bf5>>
 * @relayHash e23c3ef103623c3bfd7cd3990df35ad0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008ed66c9f9a7366e1520e5ecc45ad4ef7f3890204ec55e230943aa7948e2e88

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkClienteSendMutation$variables = {
  invia: boolean;
  pk: number;
};
export type LinkClienteSendMutation$data = {
  readonly sendLinkConferma: {
    readonly conferma: {
      readonly " $fragmentSpreads": FragmentRefs<"LinkCliente_conferma" | "Traces_conferma">;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly percorso: string | null;
  };
};
export type LinkClienteSendMutation = {
  response: LinkClienteSendMutation$data;
  variables: LinkClienteSendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invia"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "invia",
        "variableName": "invia"
      },
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percorso",
  "storageKey": null
},
v4 = {
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkClienteSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SendLinkConfermaPayload",
        "kind": "LinkedField",
        "name": "sendLinkConferma",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfermaOrdine",
            "kind": "LinkedField",
            "name": "conferma",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LinkCliente_conferma"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Traces_conferma"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LinkClienteSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SendLinkConfermaPayload",
        "kind": "LinkedField",
        "name": "sendLinkConferma",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfermaOrdine",
            "kind": "LinkedField",
            "name": "conferma",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "emailCliente",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LinkConferma",
                "kind": "LinkedField",
                "name": "link",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "creatoIl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scadeIl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stato",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EventoConferma",
                "kind": "LinkedField",
                "name": "eventi",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "il",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "descrizione",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chi",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "indirizzo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dettaglio",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "008ed66c9f9a7366e1520e5ecc45ad4ef7f3890204ec55e230943aa7948e2e88",
    "metadata": {},
    "name": "LinkClienteSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a0112d9d484604789a16b52f0fbf4fe";

export default node;
